// Small sounds, made on the spot; off unless somebody turns them on.
import type { Sound } from '../base/words';
import { settings } from '../base/settings.svelte';

interface Note {
  readonly at: number; // s
  readonly pitch: number; // Hz
  readonly to?: number;
  readonly length: number;
  readonly loud: number;
  readonly wave: OscillatorType;
}

const SOUNDS: Record<Sound, readonly Note[]> = {
  move: [{ at: 0, pitch: 220, to: 180, length: 0.07, loud: 0.12, wave: 'triangle' }],
  place: [{ at: 0, pitch: 160, to: 90, length: 0.1, loud: 0.22, wave: 'triangle' }],
  hit: [{ at: 0, pitch: 130, to: 60, length: 0.16, loud: 0.24, wave: 'sawtooth' }],
  dice: [0, 0.05, 0.11, 0.16].map((at) => ({ at, pitch: 420 - at * 900, length: 0.03, loud: 0.1, wave: 'square' as const })),
  boom: [{ at: 0, pitch: 90, to: 30, length: 0.4, loud: 0.3, wave: 'sawtooth' }],
  gain: [
    { at: 0, pitch: 520, length: 0.09, loud: 0.12, wave: 'sine' },
    { at: 0.08, pitch: 780, length: 0.14, loud: 0.12, wave: 'sine' },
  ],
  turn: [{ at: 0, pitch: 600, length: 0.12, loud: 0.08, wave: 'sine' }],
  end: [0, 0.12, 0.24].map((at, i) => ({ at, pitch: 392 * [1, 1.25, 1.5][i]!, length: 0.2, loud: 0.12, wave: 'sine' as const })),
};

let context: AudioContext | null = null;

/** Play a sound, if sounds are wanted. */
export function playSound(name: Sound): void {
  if (!settings.get('sound') || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  for (const note of SOUNDS[name]) playNote(context, note);
}

function playNote(audio: AudioContext, { at, pitch, to = pitch, length, loud, wave }: Note): void {
  const start = audio.currentTime + at;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(pitch, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + length);
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}
