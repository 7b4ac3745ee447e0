/** The manual of the command. */
export const helpText = `npm run contract -- [options]

Checks a server against the contract of every call: a valid request must get the reply that schemas/api
promises, and each kind of invalid request must get its status and a refusal. Prints one row for each case.

Without --base-url it starts the reference backend in this process, on a database in memory, tries
everything there, and makes answers go wrong on purpose to prove that the kit notices it.

The first day with a new environment
  1. npm run contract -- --base-url https://api.test.example.com
     only reads. Nothing is reserved, booked or canceled.
  2. add --place and --state if clinics, visits by video or dietitians are found elsewhere, --banner and --tenant
     if yours differ, and --header if a gateway wants a key.
  3. add --write: times are reserved, appointments are booked for made-up patients at example.com, and all of
     it is released or canceled again. The report names what could not be canceled.
  4. run it once more with --place in another time zone.
  5. --only narrows it down to what differs; --json shows it whole.

What is tried
  --base-url URL        the server. A path in front of all calls may be part of it. A name and password in it
                        are sent as Basic authorization and never shown.
  --page-url URL        where the app's page is, if that is another server
  --write               sends the calls that change something as well
  --walk-in             with --write, books walk-ins and sends analytics events as well: nobody can take
                        them back, so they stay
  --only TEXT           only cases whose call and name contain the text, from the start of a
                        word on; may be repeated.
                        What an act leaves behind is often seen by another call: end with a whole run.
                        --only schedule-appointment  --only "search-time-slots near"  --only "unknown tenant"
  --place TEXT          ZIP or "City, ST" with clinics and pharmacies near (Cincinnati, OH)
  --state XX            state with visits by video and dietitians (OH)
  --service ID          service to search, reserve and book in a clinic (the first that is free)
  --benefit-code CODE   a valid benefit code; or CONTRACT_BENEFIT_CODE. Never shown.
  --reference-token VAR with --write: the variable that has the token of the server's controls. What the server keeps
                        of a booking is then read back at GET /reference/appointments/{id} and compared, and so are
                        events at GET /reference/analytics; the clock is set at /reference/clock, to see holds end.
                        Never shown.
                        A reference backend with CONTROLS=on takes any text.
  --recorded FOLDER     checks recorded requests and replies, *.json and *.har, without any network.
                        Values in them are described, never shown. The format is in contract/README.md.

How it is sent
  --banner NAME         x-banner-name (CONTRACT_BANNER, or thelittleclinic)
  --tenant NAME         x-tenant (CONTRACT_TENANT, or thelittleclinic)
  --header name=VAR     one more header for every call; its value is read from the variable VAR of the
                        environment, so that it is in no history of commands. May be repeated. Never shown.
  --timeout SECONDS     how long an answer may take (10)
  --at-once N           how many requests with a broken field are sent at once (4); all others go one after the other
  --max-ms N            a right answer that takes longer differs; the duration of each case is in the report anyway
  A server with a certificate of the company's own: NODE_EXTRA_CA_CERTS=file.pem

What is printed
  --json                every case as JSON: nothing folded, nothing cut. With npm run --silent it is only that.
  --junit FILE          writes the report for a build server into the file, in the form of JUnit
  --github              prints annotations as well, as GitHub shows them; on by itself in GitHub's workflows
  --help                this

  Outcomes    ok        as promised
              differs   not as promised: the first difference says where, what was expected, and what the server sent
              blocked   could not be tried: the environment has nothing of the kind, a call before it failed, or a limit
                        of the server is reached: the call is then not sent again
              skipped   not asked for: it writes, or needs an option
  Broken fields and faults that are ok, and skipped cases, share one row for each call.
  Status, path and differences are shown; what was sent of patients, ids, codes and secrets is not.

A whole run with --write --walk-in books and reserves some hundred times and sends thousands of requests that are
refused, from one address. A reference backend started by npm start needs higher limits for it: contract/README.md.

Ctrl-C stops after the current case, cancels what was made, and prints the results so far; a second one stops at once.

Ends with 0 when everything that was asked for is as promised, with 1 when something differs or is blocked or
nothing was tried, with 2 when the command is not understood or nothing answers, with 130 after Ctrl-C.`;
