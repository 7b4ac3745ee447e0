declare module 'fs-native-extensions' {
  /**
   * Locks the whole file for this file descriptor alone; false where another one has the lock.
   * @throws where the file system supports no locks
   */
  export function tryLock(fileDescriptor: number): boolean;
}
