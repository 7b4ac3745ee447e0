import { Counter, Histogram, type Registry } from 'prom-client';
import type { GuestReport } from '../../../app/reports/guestReports.ts';

/** In seconds, with the bounds of Web Vitals: good until 2.5 and 0.2, poor from 4 and 0.5. */
const LARGEST_PAINT = [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10];
const NEXT_PAINT = [0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2];
/** Without a unit: good until 0.1, poor from 0.25. */
const SHIFT = [0.001, 0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** Counts what pages report. Each label is a word of `schemas/guestReports.ts`. */
export function createReportMetrics(registry: Registry): (report: GuestReport) => void {
  const registers = [registry];
  const failures = new Counter({
    name: 'stepwell_guest_reports_total',
    help: 'Pages that could not be shown, errors, and what the security policy has forbidden, as guests met them.',
    labelNames: ['kind', 'route', 'code'] as const,
    registers,
  });
  const vital = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name: `stepwell_guest_${name}`, help, labelNames: ['route'] as const, buckets, registers });
  const vitals = {
    LCP: vital('largest_paint_seconds', 'Time until the largest part of a page was painted.', LARGEST_PAINT),
    INP: vital('next_paint_seconds', 'Slowest answer of a page to a press or a key.', NEXT_PAINT),
    CLS: vital('layout_shift', 'How far a page has moved under its guest.', SHIFT),
  };
  return (report) => {
    const { kind, route, code } = report;
    if (kind !== 'vital') failures.inc({ kind, route, code });
    else vitals[code].observe({ route }, code === 'CLS' ? report.value : report.value / 1_000);
  };
}
