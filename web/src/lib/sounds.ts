// Small sounds, made on the spot out of tones and noise; off unless somebody turns them on.
import type { Sound } from '../base/words';
import { settings } from '../base/settings.svelte';

interface Part {
  readonly at?: number; // s
  readonly length: number;
  readonly loud: number;
}
/** A tone that may glide. */
interface Tone extends Part {
  readonly pitch: number; // Hz
  readonly to?: number;
  readonly wave?: OscillatorType;
}
/** A band of noise that may glide: wood, felt, air. */
interface Noise extends Part {
  readonly band: number; // Hz
  readonly to?: number;
  /** How narrow it is. */
  readonly q?: number;
}

const ATTACK = 0.004; // s: no click at the beginning
const NOISE_LENGTH = 1; // s
const knock = (at: number, pitch: number, loud: number): (Tone | Noise)[] => [
  { at, pitch, to: pitch * 0.55, length: 0.09, loud, wave: 'sine' },
  { at, band: pitch * 7, length: 0.025, loud: loud * 0.7, q: 1.2 },
];
/** A small bell: a tone with two of its upper ones, which fade sooner. */
const bell = (at: number, pitch: number, loud: number, length = 0.5): Tone[] => [
  { at, pitch, length, loud },
  { at, pitch: pitch * 2, length: length * 0.6, loud: loud * 0.35 },
  { at, pitch: pitch * 3.01, length: length * 0.3, loud: loud * 0.15 },
];

const SOUNDS: Record<Sound, readonly (Tone | Noise)[]> = {
  move: [{ band: 1100, to: 600, length: 0.13, loud: 0.16, q: 0.8 }, ...knock(0.1, 190, 0.14)],
  place: knock(0, 230, 0.4),
  hit: [
    { band: 900, to: 250, length: 0.16, loud: 0.4, q: 0.7 },
    { pitch: 150, to: 55, length: 0.2, loud: 0.35, wave: 'triangle' },
  ],
  dice: [0, 0.055, 0.1, 0.17, 0.22, 0.31].flatMap((at, i) => knock(at, 420 - 35 * i + (i % 2) * 90, 0.2 - 0.02 * i)),
  boom: [
    { band: 420, to: 60, length: 0.7, loud: 0.7, q: 0.4 },
    { pitch: 80, to: 28, length: 0.6, loud: 0.5 },
    { band: 2400, to: 500, length: 0.18, loud: 0.2, q: 0.6 },
  ],
  gain: [...bell(0, 659, 0.14, 0.35), ...bell(0.09, 988, 0.14)],
  turn: [...bell(0, 587, 0.13, 0.45), ...bell(0.13, 784, 0.13, 0.6)],
  end: [523, 659, 784, 1047].flatMap((pitch, i) => bell(0.13 * i, pitch, 0.13, i === 3 ? 1 : 0.5)),
};

interface Studio {
  readonly audio: AudioContext;
  readonly out: AudioNode;
  readonly noise: AudioBuffer;
}
let studio: Studio | null = null;

/** Play a sound, if sounds are wanted. */
export function playSound(name: Sound): void {
  if (!settings.get('sound') || typeof AudioContext === 'undefined') return;
  studio ??= open();
  void studio.audio.resume(); // browsers let it begin after the first click only
  for (const part of SOUNDS[name]) {
    if ('band' in part) playNoise(studio, part);
    else playTone(studio, part);
  }
}

function open(): Studio {
  const audio = new AudioContext();
  const out = audio.createDynamicsCompressor(); // many at once get no louder than one
  out.connect(audio.destination);
  const noise = audio.createBuffer(1, audio.sampleRate * NOISE_LENGTH, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return { audio, out, noise };
}

function playTone({ audio, out }: Studio, { at = 0, length, loud, pitch, to = pitch, wave = 'sine' }: Tone): void {
  const start = audio.currentTime + at;
  const tone = audio.createOscillator();
  tone.type = wave;
  tone.frequency.setValueAtTime(pitch, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + length);
  tone.connect(faded(audio, start, length, loud)).connect(out);
  tone.start(start);
  tone.stop(start + length);
}

function playNoise({ audio, out, noise }: Studio, { at = 0, length, loud, band, to = band, q = 1 }: Noise): void {
  const start = audio.currentTime + at;
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = q;
  filter.frequency.setValueAtTime(band, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + length);
  source
    .connect(filter)
    .connect(faded(audio, start, length, loud))
    .connect(out);
  source.start(start, Math.random() * (NOISE_LENGTH - length)); // no two knocks are quite the same
  source.stop(start + length);
}

function faded(audio: AudioContext, start: number, length: number, loud: number): GainNode {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + ATTACK);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  return volume;
}
