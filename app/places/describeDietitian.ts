import type { DietitiansDetail } from '../content/generated/texts/dietitiansDetail.ts';
import type { Provider } from '../journey/index.ts';

export type DietitianDetail = NonNullable<DietitiansDetail['dietitians'][string]>;

/** What content says of a dietitian; undefined where it says nothing. */
export const dietitianDetail = (
  { dietitians }: DietitiansDetail,
  { providerId }: Pick<Provider, 'providerId'>,
): DietitianDetail | undefined => (Object.hasOwn(dietitians, providerId) ? dietitians[providerId] : undefined);

/** The dietitian as content has them; what it leaves out is as the server says (RESULT-30). */
export function describeDietitian<P extends Pick<Provider, 'providerId'>>(
  provider: P,
  details: DietitiansDetail,
  imageUrl: (asset: string) => string,
): P {
  const { name, image, qualification, description } = dietitianDetail(details, provider) ?? {};
  return {
    ...provider,
    ...(name !== undefined && { vanityName: name }),
    ...(image !== undefined && { image: imageUrl(image) }),
    ...(qualification !== undefined && { qualification }),
    ...(description !== undefined && { description }),
  };
}
