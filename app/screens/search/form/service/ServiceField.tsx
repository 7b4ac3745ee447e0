import { memo, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { BookableService } from '../../../../journey/services/bookableServices.ts';
import { fillTemplate } from '../../../../messages/fillTemplate.ts';
import { type SearchMessages, searchMessages } from '../../../../messages/generated/searchMessages.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { Combobox } from '../../../../ui/combobox/Combobox.tsx';
import type { OptionGroup } from '../../../../ui/combobox/OptionList.tsx';
import { useOnPageHide } from '../../../../ui/fields/useOnPageHide.ts';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { controlIds } from '../../criteria/searchFields.ts';
import { matchServices, type ServiceWords, serviceNamed } from './matchServices.ts';
import { type ServiceGroup, serviceOnMenu } from './serviceMenu.ts';

export interface ServiceFieldProps {
  readonly menu: readonly ServiceGroup[];
  readonly loading: boolean;
  readonly chosen: number | undefined;
  readonly error: string | undefined;
  /** By which services are found besides their names; undefined while they are not there. */
  readonly words: ServiceWords | undefined;
  /** What the guest typed before the app ran. */
  readonly early: string | undefined;
  /** Whether the guest waits for what the typed text means, though the focus may still be in the field. */
  readonly isAwaited: boolean;
  readonly onChoose: (serviceId: number | undefined) => void;
  /** Called when the guest comes to the field. */
  readonly onEnter: () => void;
}

/**
 * The appointment type: a field that is typed into, and a list in groups from which one must be chosen. What is typed
 * stays in here, so that a key does not render the form.
 */
export const ServiceField = memo(function ServiceField({
  menu,
  loading,
  chosen,
  error,
  words,
  early,
  isAwaited,
  onChoose,
  onEnter,
}: ServiceFieldProps) {
  const messages = useMessages(searchMessages).type;
  // Undefined where the guest types nothing: then the field shows what is chosen.
  const [typed, setTyped] = useState<string>();
  const name = serviceOnMenu(menu, chosen)?.name ?? '';
  const matches = useMemo(() => (typed === undefined ? menu : matchServices(menu, typed, words)), [menu, typed, words]);
  const hasNone = matches.length === 0 && menu.length > 0;
  const groups = useMemo(() => listOptions(hasNone ? menu : matches, words), [hasNone, menu, matches, words]);

  const isBlank = typed?.trim() === '';
  const meant = typed === undefined || isBlank ? undefined : (serviceNamed(menu, typed) ?? onlyService(matches));

  const leave = () => {
    // What was typed before the services have come is looked at when they have.
    if (typed === undefined || loading) return;
    if (meant || isBlank) onChoose(meant?.id);
    setTyped(undefined);
  };
  useOnPageHide(() => setTyped(undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed before the app ran
  useLayoutEffect(() => {
    if (early === undefined) return;
    setTyped(early);
    onEnter();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the services, or the words for them, have come
  useEffect(() => {
    const isLeft = isAwaited || document.activeElement?.id !== controlIds.type;
    if (isLeft && (meant || isBlank)) leave();
  }, [loading, words, isAwaited]);

  return (
    <>
      <VisuallyHidden role="status">{loading ? messages.loadingAloud : ''}</VisuallyHidden>
      <Combobox
        id={controlIds.type}
        label={messages.label}
        placeholder={loading ? messages.loading : messages.placeholder}
        error={error}
        value={typed ?? name}
        groups={groups}
        listLabel={messages.list}
        announcement={loading ? '' : announcement(groups, hasNone, messages)}
        hint={loading ? messages.loading : hasNone ? messages.none : undefined}
        busy={loading}
        closedChoice={{
          chosen: chosen === undefined ? undefined : String(chosen),
          meant: meant && String(meant.id),
          onLeave: leave,
          onRevert: () => setTyped(undefined),
          onClear: () => {
            setTyped(undefined);
            onChoose(undefined);
          },
        }}
        onEnter={onEnter}
        onType={(text) => {
          setTyped(text);
          onEnter();
        }}
        onChoose={({ key }) => {
          setTyped(undefined);
          onChoose(Number(key));
        }}
      />
    </>
  );
});

/** The service, where there is no other. */
function onlyService(menu: readonly ServiceGroup[]): BookableService | undefined {
  const [service, ...others] = menu.flatMap(({ services }) => services);
  return others.length === 0 ? service : undefined;
}

const listOptions = (menu: readonly ServiceGroup[], words: ServiceWords | undefined): readonly OptionGroup[] =>
  menu.map(({ name, services }) => ({
    ...(name !== undefined && { name, note: words?.groups?.[name]?.expect?.soon }),
    options: services.map((service) => ({ key: String(service.id), label: service.name })),
  }));

function announcement(groups: readonly OptionGroup[], hasNone: boolean, messages: SearchMessages['type']): string {
  if (hasNone) return messages.none;
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  return count === 1 ? messages.one : fillTemplate(messages.many, { n: count });
}
