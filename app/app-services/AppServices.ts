import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { ContentResult, WizardPlan } from '#engine';
import { useContent } from '#engine/react';
import type { Analytics } from '../analytics/Analytics.ts';
import type { ApiContext, Outcome, ServiceType, SlotsCall } from '../api/index.ts';
import type { DocumentKind } from '../content/DocumentKind.ts';
import type { Forms, PageConsent, ReasonsByCategory } from '../content/forms/index.ts';
import type { Content } from '../content/openContent.ts';
import type { JourneyState, JourneyStore } from '../journey/index.ts';
import type { CompleteCriteria } from '../journey/search/SearchCriteria.ts';
import type { BookableService } from '../journey/services/bookableServices.ts';
import type { MessageStore } from '../messages/MessageStore.ts';
import type { ReportReplaced } from './reportErrors.ts';

type ServicesOutcome = Outcome<readonly ServiceType[]>;

/** What the composition root (`app/shell`) makes once and hands down to every screen. */
export interface AppServices {
  readonly api: ApiContext;
  readonly journey: JourneyStore;
  /** The reservations that are being made at the moment. A booking releases all reservations, so it waits for these. */
  readonly reserving: Set<Promise<unknown>>;
  /** Calls for the services that were begun before anything was rendered. Who needs one takes it out. */
  readonly begun: Set<Promise<ServicesOutcome>>;
  /** The answer of such a call, where it was there before anything was rendered. */
  readonly arrived: Set<ServicesOutcome>;
  /** Loads what `beginSearch` needs. */
  readonly prepareSearch: () => Promise<void>;
  /**
   * Begins the search that the guest asks for, before its results are rendered; `services` are those of the search. The
   * results take it out of `begunSearches`, by the name of the call. Where it is not prepared, they ask themselves.
   */
  readonly beginSearch: (criteria: CompleteCriteria, services: readonly BookableService[]) => void;
  readonly begunSearches: Map<string, SlotsCall>;
  /** What the guest entered before the app ran. The form takes it out. */
  readonly early: Set<EarlyEntries>;
  readonly analytics: Analytics;
  readonly reportReplaced: ReportReplaced;
  readonly content: Content;
  /** The messages and settings of the app, which a screen reads with `useMessages` and `useSettings`. */
  readonly messages: MessageStore;
  /** The id of Google's map, if the deployment allows it. */
  readonly googleMapId?: string | undefined;
  /** The documents of forms. They are opened, and their code is loaded, the first time that a screen asks for them. */
  readonly forms: () => Promise<Forms>;
  /** The forms of bookings that were read, by `bookingFormName`. */
  readonly bookingForms: Map<string, BookingForm>;
  /**
   * Loads what the confirmation needs: its code and, as far as they can be read, its documents. False if the server
   * cannot be reached. Then no booking may be sent, because its outcome could not be shown. Not a promise once it has both.
   */
  readonly readyToConfirm: () => boolean | Promise<boolean>;
}

/** The form of a booking, and what other documents define for it. */
export interface BookingForm {
  readonly plan: WizardPlan;
  /** The consents on its pages whose versions are sent with the booking. */
  readonly consents: readonly PageConsent[];
  /** Reasons for a visit, by category. */
  readonly reasons: ReasonsByCategory;
  /** Whether the booking carries the 'with-care' tag. */
  readonly withCare: boolean;
}

/** `<AppServicesContext value={appServices}>` is above the routes. */
export const AppServicesContext = createContext<AppServices | undefined>(undefined);

/** @throws Error outside of `AppServicesContext`, where no screen is */
export function useAppServices(): AppServices {
  const appServices = useContext(AppServicesContext);
  if (!appServices) throw new Error('useAppServices needs an AppServicesContext above it');
  return appServices;
}

/** A part of the journey, rendered again when it changes. `select` returns a stored value, not a new object. */
export const useJourney = <T>(select: (state: JourneyState) => T): T => useStore(useAppServices().journey, select);

/** What the guest did on the page of the server before the app ran. */
export interface EarlyEntries {
  /** What the controls hold, by their ids. Empty ones are left out. */
  readonly controls: ReadonlyMap<string, EarlyEntry>;
  /** The id of the element that has the focus; '' where none of the page has it. */
  readonly focused: string;
  /** Whether the guest has sent the form. */
  readonly isSent: boolean;
}

interface EarlyEntry {
  readonly text: string;
  /** Whether the control holds something that is no value yet, such as half a date; then the text is empty. */
  readonly isUnreadable: boolean;
}

/**
 * A content document, or why there is none; undefined while it is loading. `id` only for kinds that have several
 * documents. Without a kind nothing is read.
 */
export function useDocument<T>(kind: DocumentKind<T> | undefined, id?: string): ContentResult<T> | undefined {
  const { content } = useAppServices();
  return useContent(kind && content.entry(kind, id));
}
