import '../../app/ui/theme/tokens.css';
import '../../app/ui/theme/base.css';
import '@fontsource-variable/figtree';
import './base.css';
import { createRoot } from 'react-dom/client';
import { askServer } from './desk/askServer.ts';
import { createDesk } from './desk/createDesk.ts';
import { keepDrafts } from './desk/keepDrafts.ts';
import { Studio } from './Studio.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

const desk = createDesk(askServer, keepDrafts(localStorage));
createRoot(root).render(<Studio desk={desk} />);
void desk.start();
