import type { Json, JsonObject } from '#engine';
import type { PostalAddress } from '../../../api/index.ts';

/** The address of the answers, by the names that the verifier `address` has for them; undefined while it is not whole. */
export function readAddress(answers: JsonObject): PostalAddress | undefined {
  const [line, more, cityTown, stateProvince, postalCode, county] = [
    answers.addressLineOne,
    answers.addressLineTwo,
    answers.city,
    answers.state,
    answers.zipCode,
    answers.county,
  ].map(readText);
  if (!line || !cityTown || !stateProvince || !postalCode) return undefined;
  const addressLines = more ? [line, more] : [line];
  return { addressLines, cityTown, stateProvince, postalCode, ...(county && { county }) };
}

/** The answers that say the address. An empty second line takes away one that was there; no county leaves the old one. */
export const buildAnswers = (address: PostalAddress): JsonObject => {
  const [addressLineOne = '', addressLineTwo = ''] = address.addressLines;
  return {
    addressLineOne,
    addressLineTwo,
    city: address.cityTown,
    state: address.stateProvince,
    zipCode: address.postalCode,
    ...(address.county !== undefined && { county: address.county }),
  };
};

const readText = (answer: Json | undefined): string => (typeof answer === 'string' ? answer.trim() : '');
