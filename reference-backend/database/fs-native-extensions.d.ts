declare module 'fs-native-extensions' {
  /** Locks the whole file for this open file alone; false where another open file has the lock. @throws where the file system knows no locks */
  export function tryLock(fileDescriptor: number): boolean;
}
