import { expose } from '../expose.ts';
import { mountRjsf } from './mountRjsf.tsx';

expose(mountRjsf);
