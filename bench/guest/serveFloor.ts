import { createServer, type Server as HttpServer } from 'node:http';
import { gzipSync } from 'node:zlib';

/** The words of the search page in HTML written by hand, without a script: what the connection itself costs. */
const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Health and Wellness Scheduler</title>
<style>
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #222 }
main { max-width: 40rem; margin: auto; padding: 1rem }
label { display: block; font-weight: 600; margin-top: 1rem }
select, input, button { width: 100%; box-sizing: border-box; font: inherit; padding: .75rem; min-height: 48px }
</style>
</head>
<body>
<header><p>The Little Clinic</p></header>
<main>
<h1>Find an Appointment</h1>
<p>See open times at clinics near you, choose one, and answer a few questions before your visit.</p>
<form action="result">
<label for="type">Appointment Type</label>
<select id="type" name="type"><option>Select an appointment type</option><option>Cold, Flu or COVID-19 Symptoms</option><option>Sore Throat</option></select>
<label for="location">Location</label>
<input id="location" name="location" placeholder="ZIP code, or city and state">
<label for="date">Date</label>
<input id="date" name="date" type="date">
<p><button>Find Appointment</button></p>
</form>
<h2>How it works</h2>
<ol><li>Find a time near you.</li><li>Answer a few questions.</li><li>Come to your visit.</li></ol>
</main>
<footer><p>Call us if you need help.</p></footer>
</body>
</html>
`;

/** Serves the floor on a free port. */
export async function serveFloor(): Promise<{ readonly url: string; readonly stop: () => void }> {
  const body = gzipSync(page);
  const server: HttpServer = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the floor has no port');
  return { url: `http://127.0.0.1:${address.port}/`, stop: () => server.close() };
}
