import { expose } from '../expose.ts';
import { mountFloor } from './mountFloor.ts';

expose(mountFloor);
