import {
  crashCodes,
  directiveCodes,
  type GuestReport,
  mostReports,
  type ReportingRoute,
  type VitalCode,
  vitalCodes,
} from '../../../app/reports/guestReports.ts';
import { routePatterns } from '../../../schemas/routes.ts';

/**
 * The reports in a body. Undefined where one of them has a word that is not on our lists, or any further member: a word
 * of a stranger would become a label of a metric.
 */
export function readReports(body: unknown): readonly GuestReport[] | undefined {
  if (!isRecord(body) || !hasOnly(body, 'reports') || !Array.isArray(body.reports)) return undefined;
  const given: readonly unknown[] = body.reports;
  const reports = given.flatMap((report) => readReport(report) ?? []);
  return given.length <= mostReports && reports.length === given.length ? reports : undefined;
}

function readReport(report: unknown): GuestReport | undefined {
  if (!isRecord(report)) return undefined;
  const { kind, route, value } = report;
  if (!isRoute(route)) return undefined;
  if (kind === 'vital') {
    const code = vitalNames.find((each) => each === report.code);
    const isMeasured = typeof value === 'number' && value >= 0 && code !== undefined && value <= vitalCodes[code];
    return isMeasured && hasOnly(report, 'kind', 'route', 'code', 'value') ? { kind, route, code, value } : undefined;
  }
  if (!hasOnly(report, 'kind', 'route', 'code')) return undefined;
  const crash = crashCodes.find((each) => each === report.code);
  if (kind === 'crash' && crash) return { kind, route, code: crash };
  const directive = directiveCodes.find((each) => each === report.code);
  return kind === 'csp' && directive ? { kind, route, code: directive } : undefined;
}

const isVital = (name: string): name is VitalCode => Object.hasOwn(vitalCodes, name);
const vitalNames = Object.keys(vitalCodes).filter(isVital);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRoute = (value: unknown): value is ReportingRoute =>
  typeof value === 'string' && (value === 'none' || Object.hasOwn(routePatterns, value));

const hasOnly = (record: Readonly<Record<string, unknown>>, ...names: readonly string[]): boolean =>
  Object.keys(record).every((name) => names.includes(name));
