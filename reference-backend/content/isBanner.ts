import { access } from 'node:fs/promises';
import { join } from 'node:path';

/** Only such names can be those of a file. */
const NAME = /^[\w-]+$/;

/** Whether content has a frame for the banner of this name, as it is now. */
export const isBanner = async (contentDirectory: string, name: string): Promise<boolean> =>
  NAME.test(name) &&
  (await access(join(contentDirectory, 'site-frame/1.0.0/banners', `${name}.json`)).then(
    () => true,
    () => false,
  ));
