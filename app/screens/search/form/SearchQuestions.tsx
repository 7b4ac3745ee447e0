import { categoryConfig } from '../../../journey/services/categoryConfig.ts';
import type { Finder } from './useFinder.ts';

/** The dialog that asks what the category of a search wants to know; nothing while nothing is asked. */
export function SearchQuestions({ services: { configs }, find, criteria }: Finder) {
  const { asking } = find;
  if (!asking || !configs) return null;
  return (
    <asking.Modal
      {...asking}
      config={categoryConfig(configs, asking.service.category)}
      arrival={criteria}
      onAnswer={find.answer}
      onCancel={find.cancel}
    />
  );
}
