import { setSaving, type TypedMark } from './mark-drafts.ts';

/** What is on its way to the server about a target. Its promise never fails. */
interface OnItsWay {
  sent: TypedMark;
  until: Promise<unknown>;
}

/** What is on its way, by the target's key: what comes next about it waits, or it would meet itself. */
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
