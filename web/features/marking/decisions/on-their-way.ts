import { setSaving, type TypedMark } from './mark-drafts.ts';

/** Input about a target that is being sent. Its promise never rejects. */
interface OnItsWay {
  sent: TypedMark;
  until: Promise<unknown>;
}

/**
 * Tracks requests in progress by the target's key: the next one about the same target waits,
 * because otherwise it would conflict with the first.
 */
export function createOnTheirWay() {
  const onTheirWay = new Map<string, OnItsWay>();
  return {
    find: (key: string) => onTheirWay.get(key),
    hold(key: string, onItsWay: OnItsWay) {
      onTheirWay.set(key, onItsWay);
      setSaving(key, true);
      void onItsWay.until.then(() => {
        if (onTheirWay.get(key) !== onItsWay) return;
        onTheirWay.delete(key);
        setSaving(key, false);
      });
    },
  };
}
