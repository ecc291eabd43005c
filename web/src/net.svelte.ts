// Whether the hall answers, as far as this page knows.
class Net {
  reached = $state(true);
}

export const net = new Net();
