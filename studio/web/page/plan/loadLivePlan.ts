import { compileQuestionnaire, compileWizard } from '#engine';
import { problemDetails } from '#engine/problems';
import { knownNames } from '../../../../app/content/forms/knownNames.ts';
import { loadFormPlan, loadPrescreenPlan } from '../../../../app/content/forms/loadFormPlan.ts';
import { type Forms, openForms } from '../../../../app/content/forms/openForms.ts';
import type { LivePlanResult } from './LivePlan.ts';
import type { Target } from './Target.ts';

/** The address below which the loader asks for documents. None is fetched: the texts are here. */
const root = 'draft:';

/** Compiles what is to be shown from the texts as they are edited, with the app's own loader. Never rejects. */
export async function loadLivePlan(texts: ReadonlyMap<string, string>, target: Target): Promise<LivePlanResult> {
  const forms = openForms({
    details: problemDetails,
    deployment: {
      apiBaseUrl: '',
      bannerName: '',
      tenant: '',
      contentBaseUrls: { api: root, file: root },
      forceFetchFromAPI: [],
    },
    fetch: async (url) => {
      const text = texts.get(decodeURIComponent(url.slice(root.length + 1)));
      return text === undefined ? new Response('', { status: 404 }) : new Response(text);
    },
  });
  switch (target.kind) {
    case 'flow': {
      const loaded = await loadFormPlan(forms, target.id);
      if (!loaded.ok) return { ok: false, problems: loaded.error.problems };
      return { ok: true, plan: { wizard: loaded.plan, services: [], books: true } };
    }
    case 'prescreen': {
      const loaded = await loadPrescreenPlan(forms, target.id);
      if (!loaded.ok) return { ok: false, problems: loaded.error.problems };
      const { wizard, questions, services } = loaded.plan;
      return { ok: true, plan: { ...(wizard && { wizard }), ...(questions && { questions }), services, books: false } };
    }
    case 'form':
      return loadForm(forms, target.id);
    case 'questions':
      return loadQuestions(forms, target.id);
  }
}

async function loadForm({ loader, definition }: Forms, id: string): Promise<LivePlanResult> {
  const loaded = await loader.load(definition({ form: id }));
  if (!loaded.ok) return { ok: false, problems: loaded.error.problems };
  const form = { name: `form-definition/${id}`, document: loaded.document };
  const alone = { name: 'alone', document: { group: 'alone', steps: [{ id, form: id }] } };
  const compiled = compileWizard(alone, [form], knownNames);
  return compiled.ok ? { ok: true, plan: { wizard: compiled.value, services: [], books: true } } : compiled;
}

async function loadQuestions({ loader, questionnaire }: Forms, id: string): Promise<LivePlanResult> {
  const loaded = await loader.load(questionnaire(id));
  if (!loaded.ok) return { ok: false, problems: loaded.error.problems };
  const compiled = compileQuestionnaire({ name: `eligibility-questions/${id}`, document: loaded.document }, knownNames);
  return compiled.ok ? { ok: true, plan: { questions: compiled.value, services: [], books: false } } : compiled;
}
