// Calling somebody to the table: a sound, and while the page is not looked at a notification of the system, if that is wanted.
import { settings } from '../base/settings.svelte';
import { t } from '../i18n/index.svelte';
import { router } from './router.svelte';
import { playSound } from './sounds';

const ICON = '/icons/fracas-192.png';

/** This browser can show notifications at all: most do so on https pages and on the machine itself only. */
export const canNotify = (): boolean => typeof Notification !== 'undefined' && isSecureContext;

/** Notifications are wanted, and allowed. */
export const isCallable = (): boolean => settings.get('notifies') && canNotify() && Notification.permission === 'granted';

/** Ask the browser to allow them; false: it does not. */
export async function allowNotifications(): Promise<boolean> {
  const isAllowed = canNotify() && (await Notification.requestPermission()) === 'granted';
  settings.set('notifies', isAllowed);
  return isAllowed;
}

/** It has become our turn in a match. */
export function callToTurn(match: string): void {
  const path = `/match/${match}`;
  playSound('turn');
  if (document.visibilityState === 'visible' || !isCallable()) return;
  // one at a time for each match: the same tag takes the place of the earlier one
  const shown = new Notification(t('notify.turn'), { body: t('notify.text'), tag: path, icon: ICON });
  shown.onclick = () => {
    window.focus();
    shown.close();
    router.go(path);
  };
}
