import { describe, expect, it } from 'vitest';
import { usualServices } from '../../../../authoring/check/services/readServices.ts';
import { formatCoverage } from '../../../../authoring/journeys/generate/formatCoverage.ts';
import { generateFrom } from '../../../../authoring/journeys/generate/runGenerate.ts';
import { replayJourney } from '../../../../authoring/journeys/replay/replayJourney.ts';
import { soundAsked, soundRoot } from '../soundAsked.ts';

const generated = await generateFrom({ content: soundRoot, services: usualServices });

describe('generateJourneys', () => {
  it('takes every part that the proof finds to be possible, and says why the others are not', () => {
    const { parts, taken, left } = generated;
    expect(parts.length).toBeGreaterThan(15);
    expect(left.map(({ part: { place, words } }) => `${place.pointer} ${words}`)).toEqual([
      '/pages/0/rules/0/when does not hold',
    ]);
    expect(left[0]?.why).toBeDefined();
    expect(parts.filter(({ key }) => !taken.has(key))).toHaveLength(1);
  });

  it('comes to the end, with the request that is sent', () => {
    expect(generated.journeys[0]?.outcome).toEqual({ is: 'sent' });
    expect(generated.journeys[0]?.request).toHaveProperty('basicInfo');
  });

  it('writes journeys that go as they are written', () => {
    for (const journey of generated.journeys) expect(replayJourney(soundAsked, journey)).toEqual([]);
  });

  it('tries what is refused, in the words of the page, and takes each option', () => {
    const text = JSON.stringify(generated.journeys);
    expect(text).toContain('First name is required.');
    for (const option of ['Cat', 'Dog']) expect(text).toContain(option);
  });

  it('prints what is taken by document', () => {
    expect(formatCoverage(generated)).toMatch(
      /^form-definition\/about: \d+ of \d+\n {2}\/pages\/0\/rules\/0\/when does not hold: nobody can: /,
    );
  });

  it('generates the same again', async () => {
    expect((await generateFrom({ content: soundRoot, services: usualServices })).journeys).toEqual(generated.journeys);
  });
});
