import { ModifyPhones } from '../../reservation/index.ts';
import { Card } from '../../ui/Card.tsx';
import { Column } from '../../ui/Column.tsx';

/** A page where nothing can be canceled, with the numbers to call instead. */
export function CallUs({ headline, text }: { readonly headline: string; readonly text: string }) {
  return (
    <Column>
      <h1>{headline}</h1>
      <p>{text}</p>
      <Card>
        <ModifyPhones />
      </Card>
    </Column>
  );
}
