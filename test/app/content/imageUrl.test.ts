import { describe, expect, it } from 'vitest';
import { imageUrl } from '../../../app/content/openContent.ts';

describe('the address of an image', () => {
  it.each([
    ['dev', 'https://www-dev.example.com'],
    ['test', 'https://www-test.example.com'],
    ['stage', 'https://www-stage.example.com'],
    ['prod', 'https://www.example.com'],
    ['production', 'https://www.example.com'],
    ['int', 'https://www.example.com'],
    [undefined, 'https://www.example.com'],
  ] as const)('in %s begins with %s', (environment, host) => {
    const deployment = { imageDomain: 'example.com', ...(environment && { environment }) };
    expect(imageUrl(deployment, 'kroger.svg')).toBe(`${host}/content/v2/binary/image/kroger.svg`);
  });

  it('is of our own origin where no domain is configured', () => {
    expect(imageUrl({ environment: 'test' }, 'kroger.svg')).toBe('/content/v2/binary/image/kroger.svg');
  });

  it('stays in its folder, whatever the asset is called', () => {
    expect(imageUrl({}, '../objects/a?b')).toBe('/content/v2/binary/image/..%2Fobjects%2Fa%3Fb');
  });
});
