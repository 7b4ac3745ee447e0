import type { DocumentKind } from '../../../../content/DocumentKind.ts';
import type { serviceExtraProperties } from '../../../../content/generated/texts/serviceExtraProperties.ts';

/** What the document service-extra-properties says. */
export type KnownOfServices = typeof serviceExtraProperties extends DocumentKind<infer T> ? T : never;
