import type { Explanation, Reason } from '#engine/explain';
import { moveToOrigin } from '../check/origin/moveToOrigin.ts';
import { locate } from '../check/problems/locate.ts';
import type { CataloguedFile } from '../check/read/findDocumentByPath.ts';

/** Names each reason's place by the file and line where its rule is written, in place of document and pointer. */
export function locateReasons(files: readonly CataloguedFile[]): (explanation: Explanation) => Explanation {
  const toOrigin = moveToOrigin(files);
  const inFile = (reason: Reason): Reason => {
    // A form that is read with other documents is named "… with …", and is written in the same file.
    const { document, pointer } = toOrigin({ ...reason, document: reason.document.replace(/ with .*$/, '') });
    const found = files.find(({ name }) => name === document);
    if (found === undefined) return reason;
    return { ...reason, document: `${found.file.file}:${locate(found.file.text, pointer).line}`, pointer: '' };
  };
  return (explanation) => ({ ...explanation, because: explanation.because.map(inFile) });
}
