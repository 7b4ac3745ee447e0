/** The widgets of this app's forms. */
export { formWidgets } from './formWidgets.ts';
