export function ResultsScreen() {
  return <h1>Choose a time</h1>;
}
