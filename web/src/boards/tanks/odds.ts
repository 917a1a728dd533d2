// What an action would do, in figures: its preview.
import type { LegalAction, Schemas } from '../../api/types';

type Preview = Schemas['TanksPreview'];
/** A shot: its dice, how likely it hits, what is in its way, and all it may hurt. */
export type Odds = Schemas['Tanks_ShotPreview'];
export type Loss = Schemas['Tanks_Loss'];

/** The preview of an action if it is of this kind. */
export function previewOf<Kind extends Preview['kind']>(
  action: LegalAction | null | undefined,
  kind: Kind,
): Extract<Preview, { kind: Kind }> | null {
  return action?.preview?.kind === kind ? (action.preview as unknown as Extract<Preview, { kind: Kind }>) : null;
}
