import { describe, expect, it } from 'vitest';
import { editsBetween, nearestDomain } from '../../../app/widgets/EmailHintWidget.tsx';

const domains = ['gmail.com', 'yahoo.com', 'hotmail.com', 'aol.com', 'me.com', 'mail.com'];

describe('the domain that was probably meant', () => {
  it.each([
    ['pat@gmial.com', 'pat@gmail.com'],
    ['pat@gmail.con', 'pat@gmail.com'],
    ['pat@gmailcom', 'pat@gmail.com'],
    ['pat@GMIAL.COM', 'pat@gmail.com'],
    ['Pat.Smith+x@yaho.co', 'Pat.Smith+x@yahoo.com'],
    ['pat@hotmial.com', 'pat@hotmail.com'],
    ['pat@aol.co', 'pat@aol.com'],
  ])('%s: %s', (typed, meant) => {
    expect(nearestDomain(typed, domains)).toBe(meant);
  });

  it.each(['pat@gmail.com', 'pat@Mail.com', 'pat@gmx.com', 'pat@example.com', 'pat@', 'pat', '', 'p at@gmial.com'])(
    '%j has no suggestion',
    (typed) => {
      expect(nearestDomain(typed, domains)).toBeUndefined();
    },
  );
});

describe('the edits between two texts', () => {
  it.each([
    ['', '', 0],
    ['', 'ab', 2],
    ['gmail', 'gmail', 0],
    ['gmial', 'gmail', 1],
    ['gail', 'gmail', 1],
    ['gmaill', 'gmail', 1],
    ['hmail', 'gmail', 1],
    ['kitten', 'sitting', 3],
  ])('%j, %j: %d', (from, to, edits) => {
    expect(editsBetween(from, to)).toBe(edits);
  });
});
