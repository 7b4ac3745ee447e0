import { describe, expect, it } from 'vitest';
import { readDeployment } from '../../../app/shell/readDeployment.ts';

const deployment = {
  environment: 'prod',
  bannerName: 'frys',
  tenant: 'thelittleclinic',
  apiBaseUrl: 'https://api.example.com',
  contentBaseUrls: { api: '/content/v2/objects', file: '/content-files/objects' },
  forceFetchFromAPI: ['form-config'],
};

function page(content: string | undefined): Document {
  const created = document.implementation.createHTMLDocument();
  if (content !== undefined) {
    const meta = created.createElement('meta');
    meta.name = 'stepwell-configuration';
    meta.content = content;
    created.head.append(meta);
  }
  return created;
}

describe('readDeployment', () => {
  it('reads what the server wrote', () => {
    expect(readDeployment(page(JSON.stringify(deployment)))).toEqual(deployment);
  });

  it.each(['dev', 'test', 'stage', 'prod', 'production', 'int', undefined])(
    'takes the environment %s',
    (environment) => {
      expect(readDeployment(page(JSON.stringify({ ...deployment, environment })))).toBeDefined();
    },
  );

  it.each([undefined, ''])('takes its own origin where the server wrote nothing (%j)', (content) => {
    expect(readDeployment(page(content))).toMatchObject({ apiBaseUrl: '', bannerName: 'thelittleclinic' });
  });

  it.each(['{', 'null', '{}', JSON.stringify({ ...deployment, environment: 'moon' })])('refuses %s', (content) => {
    expect(readDeployment(page(content))).toBeUndefined();
  });
});
