import { walkInMessages } from '../../../messages/generated/walkInMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import '#engine/look.css';
import { messageCatalogue, wizardMessages } from '#engine/messages/en';
import { PageForm } from '#engine/react';
import { Button, ButtonLink } from '../../../ui/buttons/Button.tsx';
import { RichText } from '../../../ui/rich-text/RichText.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { formWidgets } from '../../../widgets/formWidgets.ts';
import type { OpenedSelection } from './openSelection.ts';
import { useSelection } from './useSelection.ts';

export interface SelectionFormProps {
  readonly selection: OpenedSelection;
  /** The services that the guest chose before. */
  readonly chosen: readonly number[];
  /** The page that the guest came from. */
  readonly back: string;
  readonly onContinue: (serviceIds: readonly number[]) => void;
}

/** The checklist of vaccines, as its documents define it. */
export function SelectionForm({ selection, chosen, back, onContinue }: SelectionFormProps) {
  const { steps } = useMessages(walkInMessages);
  const { view, answers, attempted, refusals, edit, proceed } = useSelection(selection, chosen, onContinue);
  if (!view) return null;
  return (
    <>
      <h2>
        <VisuallyHidden>{steps[0]}</VisuallyHidden>
      </h2>
      <PageForm
        view={view}
        answers={answers}
        attempted={attempted}
        refusals={refusals}
        onEdit={edit}
        onContinue={proceed}
        catalogue={messageCatalogue}
        messages={wizardMessages}
        RichText={RichText}
        widgets={formWidgets}
      >
        <div className="sw-buttons">
          <Button type="submit">{wizardMessages.continue}</Button>
          <ButtonLink to={back} variant="quiet">
            {wizardMessages.back}
          </ButtonLink>
        </div>
      </PageForm>
    </>
  );
}
