// Who we are to the server. A guest is made when something needs one; a name is asked for when somebody else will see it.
import { api, ApiError } from '../api/client';
import type { GuestInfo } from '../api/types';
import { t } from '../i18n/index.svelte';
import { settings } from '../base/settings.svelte';

class Guest {
  #info = $state.raw<GuestInfo | null>(null);
  #asking: Promise<GuestInfo | null> | null = null;

  get info(): GuestInfo | null {
    return this.#info;
  }

  /** Ask the server, if it may know us. */
  find(): Promise<GuestInfo | null> {
    if (this.#info || !settings.get('isKnown')) return Promise.resolve(this.#info);
    this.#asking ??= this.#ask().finally(() => (this.#asking = null));
    return this.#asking;
  }

  async #ask(): Promise<GuestInfo | null> {
    try {
      this.#info = await api.whoAmI();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      settings.set('isKnown', false); // forgotten, or another database
    }
    return this.#info;
  }

  /** Be somebody: needed before making or joining a match. */
  async ensure(name = ''): Promise<GuestInfo> {
    const known = await this.find();
    if (known) return known;
    this.#info = await api.becomeGuest(name || t('guest.name', { n: String(Math.floor(1000 + Math.random() * 9000)) }));
    settings.set('isKnown', true);
    return this.#info;
  }

  async rename(name: string): Promise<void> {
    if (await this.find()) this.#info = await api.rename(name);
    else await this.ensure(name);
    settings.set('isNamed', true);
  }

  /** The answer to being asked for a name; empty: any will do, and nobody asks again. */
  async settleName(name: string): Promise<void> {
    if (name !== '' && name !== this.#info?.name) await this.rename(name);
    else await this.ensure();
    settings.set('isNamed', true);
  }

  async forget(): Promise<void> {
    await api.beForgotten();
    this.#info = null;
    settings.set('isKnown', false);
    settings.set('isNamed', false);
  }
}

export const guest = new Guest();
