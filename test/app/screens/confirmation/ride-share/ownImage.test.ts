import { describe, expect, it } from 'vitest';
import { imageUrl } from '../../../../../app/content/openContent.ts';
import { ownImage } from '../../../../../app/screens/confirmation/ride-share/RideShare.tsx';

const here = 'https://book.example/health-services/scheduler/confirmation';
const own = { imageUrl: (asset: string) => imageUrl({ environment: 'prod' }, asset) };
const elsewhere = {
  imageUrl: (asset: string) => imageUrl({ environment: 'stage', imageDomain: 'chain.example' }, asset),
};

describe('an image that a document names', () => {
  it.each([
    ['by its name', own, 'lyft.svg', '/content/v2/binary/image/lyft.svg'],
    [
      'by its name, on the image host',
      elsewhere,
      'lyft.svg',
      'https://www-stage.chain.example/content/v2/binary/image/lyft.svg',
    ],
    ['by a path', own, '/content/v2/binary/image/lyft.svg', 'https://book.example/content/v2/binary/image/lyft.svg'],
    ['by its address here', own, 'https://book.example/a.svg', 'https://book.example/a.svg'],
    [
      'by its address on the image host',
      elsewhere,
      'https://www-stage.chain.example/a.svg',
      'https://www-stage.chain.example/a.svg',
    ],
  ])('%s is shown', (_how, content, named, address) => {
    expect(ownImage(named, content, here)).toBe(address);
  });

  it.each([
    ['another host', 'https://images.example/a.svg'],
    ['another scheme', 'http://book.example/a.svg'],
    ['another host without a scheme', '//images.example/a.svg'],
    ['another host behind backslashes', '/\\images.example/a.svg'],
    ['a script', 'javascript:alert(1)//'],
    ['no address', 'https://['],
  ])('from %s is not', (_where, named) => {
    expect(ownImage(named, own, here)).toBeUndefined();
  });

  it('from the image host of another stage is not', () => {
    expect(ownImage('https://www.chain.example/a.svg', elsewhere, here)).toBeUndefined();
  });
});
