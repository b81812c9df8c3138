import './no-eval.ts';
import { serverAddress } from './address.ts';
import { beginLaunch } from './launch.ts';
import { part, showOnly } from './page-parts.ts';
import { SmartProblem } from './problem.ts';
import { loadSettings, settingsFor } from './settings.ts';
import { showProblem } from './show-problem.ts';

/**
 * The launch from a record system. A server that the settings do not name is shown first: an address can be written by
 * anybody, and the next page asks for a password.
 */
async function open(): Promise<void> {
  if (!isSecureContext) throw new SmartProblem('insecure_page');
  const parameters = new URLSearchParams(location.search);
  const [iss, launch] = [parameters.get('iss'), parameters.get('launch')];
  if (!iss || !launch) throw new SmartProblem('no_launch');
  const server = serverAddress(iss);
  if (server === undefined) throw new SmartProblem('bad_address', iss);
  const { clientId, scope, isKnown } = settingsFor(await loadSettings(), server);
  const redirectUri = new URL('index.html', location.href).href;
  const go = async () => {
    showOnly('busy');
    location.replace(await beginLaunch({ server, clientId, scope, launch, redirectUri }, sessionStorage));
  };
  if (isKnown) return go();
  part('unknown-server').textContent = server;
  part('go-on').addEventListener('click', () => void go().catch(showProblem));
  showOnly('confirm');
}

open().catch(showProblem);
