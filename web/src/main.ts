import { mount } from 'svelte';
import App from './App.svelte';
import { watchUpgrades } from './lib/upgrade';
import './styles/app.css';
import './styles/palettes';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
mount(App, { target });
watchUpgrades(() => location.reload());

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('/sw.js').catch(() => {
    // without it the client works all the same, only not offline
  });
}
