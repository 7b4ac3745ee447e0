import { buildPayload, compileWizard } from '@stepwell/engine';
import { checkWizard } from '@stepwell/engine/checks';
import { messageCatalogue, wizardMessages } from '@stepwell/engine/messages/en';
import { describeProblem } from '@stepwell/engine/problems';
import { useLocalWizard, WizardForm, widgets } from '@stepwell/engine/react';
import '@stepwell/engine/look.css';
import { createRoot } from 'react-dom/client';
import { owner, pet, registration } from './documents.json';

const checked = checkWizard(
  { name: 'registration', document: registration },
  [pet, owner].map((document) => ({ name: document.id, document })),
);
const known = { widgets, messages: Object.keys(messageCatalogue) };
const compiled = checked.ok ? compileWizard(...checked.value, known) : checked;
if (!compiled.ok) throw new Error(compiled.problems.map(describeProblem).join('\n'));
const plan = compiled.value;

function Registration() {
  const wizard = useLocalWizard(plan);
  const { phase, answers } = wizard.state;
  if (phase === 'submitting') return <pre>{JSON.stringify(buildPayload(plan, answers), null, 2)}</pre>;
  return <WizardForm wizard={wizard} messages={wizardMessages} catalogue={messageCatalogue} widgets={widgets} />;
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Registration />);
