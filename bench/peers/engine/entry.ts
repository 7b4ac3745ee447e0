import { expose } from '../expose.ts';
import { mountEngine } from './mountEngine.tsx';

expose(mountEngine);
