export { type Pointed, placeAt } from '../../../../app/author/why/placeAt.ts';
