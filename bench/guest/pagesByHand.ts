/** Pages with the controls of ours, written by hand with the script that they need, and nothing else. */

const style = `<style>
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #222 }
main { max-width: 40rem; margin: auto; padding: 1rem }
label { display: block; font-weight: 600; margin-top: 1rem }
select, input:not([type=radio]), button { width: 100%; box-sizing: border-box; font: inherit; padding: .75rem; min-height: 48px }
.times { display: flex; flex-wrap: wrap; gap: .5rem; list-style: none; padding: 0 }
.error { color: #b00020 }
</style>`;

const buildPage = (main: string, script = ''): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Health and Wellness Scheduler</title>
${style}
</head>
<body><header><p>The Little Clinic</p></header><main>${main}</main><footer><p>Call us if you need help.</p></footer>
${script && `<script>${script}</script>`}</body>
</html>
`;

const count = (most: number): readonly number[] => Array.from({ length: most }, (_, index) => index + 1);

/** A search with 42 types of appointments, without a script. */
export const searchByHand = buildPage(`<h1>Find an Appointment</h1>
<p>See open times at clinics near you, choose one, and answer a few questions before your visit.</p>
<form action="result">
<label for="type">Appointment Type</label>
<select id="type"><option>Choose one</option>${count(42)
  .map((number) => `<option>Type of appointment ${number}</option>`)
  .join('')}</select>
<label for="location">Location</label><input id="location" placeholder="ZIP code, or city and state">
<label for="date">Date</label><input id="date" type="date">
<p><button>Find Appointment</button></p>
</form>
<h2>How it works</h2><ol><li>Find a time near you.</li><li>Answer a few questions.</li><li>Come to your visit.</li></ol>`);

/** Five places with twelve times each; the picked one is named below. */
export const resultsByHand = buildPage(
  `<h1>Results</h1>${count(5)
    .map(
      (place) =>
        `<fieldset><legend>Clinic ${place}</legend><ul class="times">${count(12)
          .map(
            (time) =>
              `<li><label><input type="radio" name="time" value="Clinic ${place}, ${time}:00"> ${time}:00</label></li>`,
          )
          .join('')}</ul></fieldset>`,
    )
    .join('')}<p id="picked" role="status"></p><button>Continue</button>`,
  `document.querySelector('main').addEventListener('change', ({ target }) => {
  document.getElementById('picked').textContent = target.value;
});`,
);

/** A page of a form with twelve required fields, whose errors stand beside them. */
export const formByHand = buildPage(
  `<h1>Schedule your visit</h1><form novalidate>${count(12)
    .map((field) => `<div><label for="f${field}">Field ${field}</label><input id="f${field}" required></div>`)
    .join('')}<p><button>Continue</button></p></form>`,
  `document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  const empty = [...event.target.querySelectorAll('input')].filter((input) => input.value === '');
  for (const input of empty) {
    const error = document.createElement('p');
    error.className = 'error';
    error.id = input.id + '-error';
    error.textContent = 'Fill this in.';
    input.setAttribute('aria-invalid', 'true');
    input.setAttribute('aria-describedby', error.id);
    input.before(error);
  }
  if (empty[0]) empty[0].focus();
});`,
);
