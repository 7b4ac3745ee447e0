import { expect, test } from 'vitest';
import { readConfiguration } from '../../../reference-backend/configuration/configuration.ts';

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318/' };
const usual = {
  url: 'http://collector.example:4318/v1/traces',
  headers: {},
  service: 'stepwell',
  share: 1,
  everyMs: 5_000,
};

test('there are no traces where no collector is named, whatever else is set', () => {
  expect(readConfiguration({}).traces).toBeUndefined();
  expect(readConfiguration({ OTEL_SERVICE_NAME: 'visits', OTEL_TRACES_SAMPLER_ARG: '1' }).traces).toBeUndefined();
});

test.each<[Record<string, string>, object]>([
  [endpoint, {}],
  [
    { ...endpoint, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/in' },
    { url: 'https://traces.example/in' },
  ],
  [
    { ...endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a=b, x-team=web' },
    { headers: { authorization: 'Bearer a=b', 'x-team': 'web' } },
  ],
  [
    { ...endpoint, OTEL_SERVICE_NAME: 'visits', OTEL_TRACES_SAMPLER_ARG: '0.1' },
    { service: 'visits', share: 0.1 },
  ],
  [{ ...endpoint, OTEL_BSP_SCHEDULE_DELAY: '100' }, { everyMs: 100 }],
])('%o says where traces go', (environment, changed) => {
  expect(readConfiguration(environment).traces).toEqual({ ...usual, ...changed });
});

test.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /^OTEL_EXPORTER_OTLP_ENDPOINT must begin with https/],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'grpc://a' }, /^OTEL_EXPORTER_OTLP_TRACES_ENDPOINT must begin with http/],
  [{ ...endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'secret' }, /^OTEL_EXPORTER_OTLP_HEADERS must be pairs(?!.*secret)/],
  [{ ...endpoint, OTEL_TRACES_SAMPLER_ARG: '10' }, /^OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1/],
  [{ ...endpoint, OTEL_TRACES_SAMPLER: 'always_on' }, /^OTEL_TRACES_SAMPLER must be parentbased_traceidratio/],
  [{ ...endpoint, OTEL_BSP_SCHEDULE_DELAY: '0' }, /^OTEL_BSP_SCHEDULE_DELAY must be a number/],
])('%o is refused', (environment, message) => {
  expect(() => readConfiguration(environment)).toThrow(message);
});
