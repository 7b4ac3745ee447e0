import adapter from './adapter.tsx';
import type { NeutralForm } from './NeutralForm.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

Object.assign(window, { __bench: { ...adapter, mount: (form: NeutralForm) => adapter.mount(root, form) } });
