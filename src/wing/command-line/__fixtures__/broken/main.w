let name: str = "Wing";
let length: num = name;
