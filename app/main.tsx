import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './shell/App.tsx';
import { Misconfigured } from './shell/errors/Misconfigured.tsx';
import { readDeployment } from './shell/readDeployment.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

const deployment = readDeployment(document);
createRoot(root).render(<StrictMode>{deployment ? <App deployment={deployment} /> : <Misconfigured />}</StrictMode>);
