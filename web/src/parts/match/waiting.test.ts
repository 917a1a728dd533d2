// Waiting for somebody: the link that can be followed, as a code too, or why it cannot.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../api/client';
import { settings } from '../../base/settings.svelte';
import { t } from '../../i18n/index.svelte';
import type { MatchSession } from '../../lib/match.svelte';
import { router } from '../../lib/router.svelte';
import Waiting from './Waiting.svelte';

settings.set('language', 'en');
afterEach(() => {
  cleanup();
  settings.set('wasAskedToCall', false);
  settings.set('sound', false);
});
const session = { info: { id: 'm1', invitations: { red: 'a-token' } } } as unknown as MatchSession;
const link = async () => ((await screen.findByTestId('invitation-red')) as HTMLInputElement).value;

describe('Waiting', () => {
  it('gives out the address in the local network, with a QR code', async () => {
    vi.spyOn(api, 'reach').mockResolvedValue({ is_local_only: false, address: 'http://192.168.1.20:8000' });
    render(Waiting, { session, words: null });
    await vi.waitFor(async () => expect(await link()).toBe('http://192.168.1.20:8000/join/a-token'));
    const code = await screen.findByTestId('qr');
    expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1v1h-1z/); // the first corner, within the margin
    expect(screen.queryByTestId('local-only')).toBeNull();
  });

  it('warns where nobody else can follow it, and says how to change that', async () => {
    vi.spyOn(api, 'reach').mockResolvedValue({ is_local_only: true, address: 'http://192.168.1.20:8000' });
    render(Waiting, { session, words: null });
    const warning = await screen.findByTestId('local-only');
    expect(warning.textContent).toContain('fracas serve --host 0.0.0.0');
    expect(warning.textContent).toContain('http://192.168.1.20:8000');
    expect(await link()).toBe(`${location.origin}/join/a-token`);
    expect(screen.queryByTestId('qr')).toBeNull();
  });

  it('can be ended by who waits, and asks once whether to be called', async () => {
    vi.spyOn(api, 'reach').mockRejectedValue(new Error('an older server'));
    const remove = vi.spyOn(api, 'remove').mockResolvedValue(undefined);
    const go = vi.spyOn(router, 'go').mockImplementation(() => {});
    render(Waiting, { session, words: null });
    await fireEvent.click(screen.getByTestId('call-yes'));
    expect([settings.get('sound'), settings.get('wasAskedToCall')]).toEqual([true, true]);
    expect(screen.queryByTestId('ask-to-call')).toBeNull();
    await fireEvent.click(screen.getByText(t('waiting.cancel')));
    await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/'));
    expect(remove).toHaveBeenCalledExactlyOnceWith('m1');
  });
});
