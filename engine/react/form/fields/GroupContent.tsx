import type { ComponentType } from 'react';
import { descriptionId } from '../../widgets/fieldIds.ts';
import { Description } from './Description.tsx';
import type { FieldGroup } from './FieldGroup.ts';

interface GroupContentProps extends FieldGroup {
  /** Draws the fields. */
  readonly Members: ComponentType<FieldGroup>;
}

/** What a page or a group asks, below its title. */
export function GroupContent({ Members, ...group }: GroupContentProps) {
  const { schema, place, form } = group;
  const { description } = schema;
  return (
    <>
      {description && <Description id={descriptionId(place.id)} text={description} RichText={form.RichText} />}
      <div className="sw-fields">
        <Members {...group} />
      </div>
    </>
  );
}
