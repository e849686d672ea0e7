import { startRipples } from '../../ui/buttons/ripple.ts';
import { followBox } from './sections/follow-box.ts';
import { followScheme } from './site/follow-scheme.ts';
import { showEntrance } from './show-entrance.ts';
import { wakeIslands } from './islands/wake-islands.ts';

// The script of the prerendered pages; larger parts load when they come near the viewport.
followScheme();
startRipples();
followBox(document.querySelector('[data-example]'));
wakeIslands();
void showEntrance();
