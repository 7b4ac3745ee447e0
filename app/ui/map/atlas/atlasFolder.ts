/**
 * The folder of the atlas in the built app. Its name has the version: its files never change and may be kept for good.
 */
export const atlasFolder = 'assets/us-atlas-3.0.1';
