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
  void notify(t('notify.turn'), { body: t('notify.text'), tag: path, icon: ICON }); // one for each match: the same tag takes its place
}

async function notify(title: string, told: NotificationOptions & { tag: string }): Promise<void> {
  try {
    const shown = new Notification(title, told);
    shown.onclick = () => {
      window.focus();
      shown.close();
      router.go(told.tag);
    };
  } catch {
    // browsers of phones have them shown by the service worker, which also hears the tap (sw.js)
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, told);
  }
}
