export function SearchScreen() {
  return <h1>Find an Appointment</h1>;
}
