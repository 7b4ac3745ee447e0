import { createRoot } from 'react-dom/client';
import { Misconfigured } from './shell/RouteError.tsx';
import { readDeployment } from './shell/readDeployment.ts';
import { startApp } from './shell/startApp.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

const deployment = readDeployment(document);
if (deployment) void startApp(root, deployment);
else createRoot(root).render(<Misconfigured />);
